import { classNames } from '../../../ui/class-names.ts';
import { Glow, HEIGHT, Scene, WIDTH } from './parts.tsx';
import styles from './scenes.module.css';

const ARCHES = [760, 960, 1160, 1360, 1560];

/** A bridge over a river under the moon. */
export function River() {
  return (
    <Scene name="river" sky={['#0a1024', '#1b2a52', '#3d4f6e']} stars={54}>
      <Glow of="river" x={1340} y={150} r={240} />
      <circle className={styles.lit} cx="1340" cy="150" r="58" opacity="0.96" />
      <path className={styles.moss} d="M0 460Q200 330 420 410T860 380T1260 350T1600 390V640H0Z" />
      <path className={styles.mossDark} d="M0 500Q260 420 520 470T1040 450T1600 450V640H0Z" />
      <rect className={styles.water} y="500" width={WIDTH} height={HEIGHT - 500} />
      {/* The moon on the water. */}
      <path
        className={classNames(styles.lit, styles.shimmer)}
        d="M1290 570h100l-8 6h-84zm14 14h70l-6 6h-58zm-18 14h104l-8 7h-88zm24 14h60l-6 7h-48z"
        opacity="0.7"
      />
      <path
        className={styles.near}
        d={`M640 410H1600V560H1560${ARCHES.toReversed()
          .map((x) => `H${x - 20}A80 96 0 0 0 ${x - 180} 560`)
          .join('')}H640Z`}
      />
      <path className={styles.near} d="M640 396H1600V404H640Z" />
      {ARCHES.map((x) => (
        <g key={x}>
          <path className={styles.near} d={`M${x - 104} 410v-54h6v54z`} />
          <g className={styles.bulbs}>
            <circle cx={x - 101} cy="350" r="8" />
          </g>
          <Glow of="river" x={x - 101} y={350} r={64} />
        </g>
      ))}
      {/* A canoe. */}
      <path
        className={styles.near}
        d="M560 590q110 26 220 0q-26 32-110 32t-110-32Zm90-2q-8-34 12-40t22 22l6 20zM668 540a13 14 0 1 1 .1 0Z"
      />
      <path className={styles.inkLine} d="M640 548L720 606" />
      <path
        className={classNames(styles.lightLine, styles.shimmer)}
        d="M200 560h120M420 584h70M860 580h90M1060 606h130"
        opacity="0.4"
      />
    </Scene>
  );
}
