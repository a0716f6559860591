import { classNames } from '../../../ui/class-names.ts';
import { Crowd, Glow, Scene } from './parts.tsx';
import styles from './scenes.module.css';

const TOWERS = [760, 1120, 1480];

/** A night game under the lights of a ballpark. */
export function Ballpark() {
  return (
    <Scene name="ballpark" sky={['#0a0d20', '#17264a', '#3b3a5e']} stars={26}>
      <path className={styles.far} d="M0 640V480L300 430H640V640Z" />
      {TOWERS.map((x, tower) => (
        <g key={x}>
          <path
            className={classNames(styles.beam, tower % 2 === 1 && styles.late)}
            d={`M${x} 210L${x - 190} 620H${x + 190}Z`}
          />
          <Glow of="ballpark" x={x} y={196} r={190} ry={130} />
          <path className={styles.near} d={`M${x - 5} 220h10V520h-10zM${x - 76} 160h152v74h-152z`} />
          <g className={styles.lit}>
            {Array.from({ length: 10 }, (_, lamp) => (
              <circle key={lamp} cx={x - 56 + (lamp % 5) * 28} cy={180 + Math.floor(lamp / 5) * 32} r="10" />
            ))}
          </g>
        </g>
      ))}
      {/* The scoreboard. */}
      <path className={styles.near} d="M860 300h200v130H860zm30 130h10v90h-10zm130 0h10v90h-10z" />
      <g className={styles.light} opacity="0.85">
        {Array.from({ length: 18 }, (_, cell) => (
          <rect
            key={cell}
            x={878 + (cell % 9) * 19}
            y={340 + Math.floor(cell / 9) * 38}
            width="12"
            height={cell % 4 === 1 ? 12 : 22}
          />
        ))}
      </g>
      <path className={styles.middle} d="M560 500Q1080 400 1600 500V640H560Z" />
      <path className={styles.moss} d="M480 560Q1080 470 1600 560V640H480Z" />
      <path className={styles.lightLine} d="M1080 640L820 560M1080 640L1340 560" />
      <path
        className={styles.lit}
        d="M1080 566l10 8-10 8-10-8zM960 590l10 7-10 7-10-7zm240 0l10 7-10 7-10-7z"
        opacity="0.9"
      />
      <Crowd from={420} to={1600} y={662} />
    </Scene>
  );
}
