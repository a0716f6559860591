import { Building, BulbString, Crowd, Glow, Scene } from './parts.tsx';
import styles from './scenes.module.css';

const STALLS = [840, 1060, 1280, 1500];

/** A night market under strings of bulbs. */
export function Market() {
  return (
    <Scene name="market" sky={['#0e1024', '#23264d', '#7a4a3c']} stars={30}>
      <Building x={60} top={360} width={170} number={8} />
      <Building x={250} top={300} width={140} number={9} />
      <Building x={410} top={390} width={200} number={10} />
      <Building x={630} top={340} width={130} number={11} />
      <Glow of="market" x={1180} y={520} r={560} ry={240} />
      {STALLS.map((x, stall) => (
        <g key={x}>
          <rect className={styles.window} x={x - 84} y="470" width="168" height="90" />
          <path className={styles.near} d={`M${x - 90} 430h8v210h-8zm172 0h8v210h-8z`} />
          {/* An awning of six stripes. */}
          {[0, 1, 2, 3, 4, 5].map((stripe) => (
            <path
              key={stripe}
              className={(stripe + stall) % 2 === 0 ? styles.velvet : styles.lit}
              d={`M${x - 84 + stripe * 28} 400h28l${(stripe - 2) * 3} 62q-14 18-28 0z`}
              opacity="0.95"
            />
          ))}
          <rect className={styles.near} x={x - 92} y="560" width="184" height="80" />
          <path
            className={styles.light}
            d={`M${x - 70} 560a12 12 0 0 1 24 0zm30 0a12 12 0 0 1 24 0zm30 0a12 12 0 0 1 24 0zm40 0a14 14 0 0 1 28 0z`}
            opacity="0.9"
          />
        </g>
      ))}
      <path className={styles.inkLine} d="M700 640V250M1180 640V210M1590 640V240" />
      <BulbString from={[300, 330]} to={[700, 254]} sag={46} many={14} />
      <BulbString from={[700, 254]} to={[1180, 214]} sag={56} many={18} />
      <BulbString from={[1180, 214]} to={[1590, 244]} sag={50} many={16} />
      <Crowd from={760} to={1600} y={652} />
    </Scene>
  );
}
