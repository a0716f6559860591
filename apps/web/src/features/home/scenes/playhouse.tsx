import { BulbString, Crowd, Glow, Scene } from './parts.tsx';
import styles from './scenes.module.css';

/** A dancer between velvet curtains, seen from the stalls. */
export function Playhouse() {
  return (
    <Scene name="playhouse" sky={['#0c0a18', '#1d1230', '#2b1534']}>
      <path className={styles.velvetDark} d="M600 40H1600V560H600Z" opacity="0.55" />
      <path className={styles.beam} d="M1180 20L1020 556H1340Z" />
      <Glow of="playhouse" x={1180} y={540} r={330} ry={90} />
      {/* The dancer. */}
      <path
        className={styles.near}
        d="M1182 256a19 20 0 1 1-.1 0ZM1166 262q16-8 32 0l8 70q46 18 82 10-52 42-104 30l14 60-26 108-16 2 14-104-30-46-66 52-10-8 74-88 10-40q-54-20-76-78l10-4q30 50 78 56z"
      />
      <path className={styles.middle} d="M560 552H1600V640H560Z" />
      {/* Both curtains and the valance, in folds. */}
      {[0, 1, 2, 3].map((fold) => (
        <g key={fold}>
          <path
            className={fold % 2 === 0 ? styles.velvet : styles.velvetDark}
            d={`M${600 + fold * 56} 20h58q-6 300 -${40 + fold * 26} 540h-58q${30 - fold * 8} -260 0 -540Z`}
          />
          <path
            className={fold % 2 === 0 ? styles.velvetDark : styles.velvet}
            d={`M${1480 - fold * 56} 20h58q4 280 ${60 + fold * 20} 540h-64q-${20 + fold * 6} -260 -52 -540Z`}
          />
        </g>
      ))}
      {Array.from({ length: 8 }, (_, swag) => (
        <path
          key={swag}
          className={swag % 2 === 0 ? styles.velvet : styles.velvetDark}
          d={`M${560 + swag * 134} 0h136q-8 96-68 100t-68-100Z`}
        />
      ))}
      <BulbString from={[620, 556]} to={[1590, 556]} sag={0} many={40} />
      <Crowd from={500} to={1600} y={664} />
    </Scene>
  );
}
