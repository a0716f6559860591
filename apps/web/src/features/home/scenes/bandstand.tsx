import { classNames } from '../../../ui/class-names.ts';
import { Crowd, Glow, Person, Scene } from './parts.tsx';
import styles from './scenes.module.css';

/** A band under the shell of an open stage. */
export function Bandstand() {
  return (
    <Scene name="bandstand" sky={['#0d0b1f', '#2b1840', '#6b2b52']} stars={36}>
      <path
        className={styles.middle}
        d="M0 640V470Q120 400 220 470Q330 380 450 460Q580 400 700 470Q800 420 900 480V640Z"
      />
      <Glow of="bandstand" x={1220} y={440} r={420} ry={300} />
      {[330, 286, 242, 198].map((radius, ring) => (
        <path
          key={radius}
          className={ring % 2 === 0 ? styles.near : styles.velvetDark}
          d={`M${1220 - radius} 560A${radius} ${radius * 1.08} 0 0 1 ${1220 + radius} 560Z`}
        />
      ))}
      <path className={styles.velvet} d="M1066 560A154 166 0 0 1 1374 560Z" />
      <path className={styles.beam} d="M1090 236L1010 560H1180Z" />
      <path className={classNames(styles.beam, styles.late)} d="M1350 236L1260 560H1430Z" />
      <path className={styles.beam} d="M1220 214L1140 560H1300Z" />
      <Person x={1220} y={556} size={1.3} />
      <path className={styles.inkLine} d="M1246 556V440l-14-12" />
      <Person x={1120} y={556} size={1.2} />
      {/* A double bass. */}
      <path
        className={styles.near}
        d="M1074 556c-20-6-26-40-14-56-8-18 2-38 14-38s22 20 14 38c12 16 6 50-14 56Zm-3-90v-86h6v86z"
      />
      <Person x={1330} y={556} size={1.2} />
      <path className={styles.near} d="M1350 480q30-6 36 20t26 18l10 22h-46q-22-8-26-60Z" />
      <rect className={styles.near} x="860" y="556" width="740" height="84" />
      <path className={styles.lightLine} d="M890 560H1550" />
      <Crowd from={600} to={1600} y={650} />
    </Scene>
  );
}
