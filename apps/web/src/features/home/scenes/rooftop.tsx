import { Building, BulbString, Glow, Person, Scene } from './parts.tsx';
import styles from './scenes.module.css';

const GUESTS = [900, 962, 1110, 1164, 1320, 1372, 1500];

/** A rooftop above the lights of the city. */
export function Rooftop() {
  return (
    <Scene name="rooftop" sky={['#0a0a1c', '#281c4a', '#84405a']} stars={40}>
      <Glow of="rooftop" x={900} y={600} r={760} ry={220} />
      <Building x={30} top={330} width={140} number={12} />
      <Building x={180} top={240} width={110} number={13} />
      <Building x={300} top={380} width={170} number={14} />
      <Building x={480} top={280} width={126} number={15} />
      <Building x={640} top={350} width={150} number={16} />
      <Building x={800} top={230} width={120} number={17} />
      <path className={styles.far} d="M852 230v-70h8v70z" />
      <Building x={940} top={320} width={150} number={18} />
      <Building x={1110} top={190} width={140} number={19} />
      <Building x={1270} top={300} width={150} number={20} />
      <Building x={1440} top={250} width={160} number={21} />
      <path className={styles.inkLine} d="M760 560V330M1180 560V310M1580 560V330" />
      <BulbString from={[760, 334]} to={[1180, 314]} sag={44} many={17} />
      <BulbString from={[1180, 314]} to={[1580, 334]} sag={44} many={17} />
      {GUESTS.map((x, guest) => (
        <Person key={x} x={x} y={586} size={guest % 2 === 0 ? 1.15 : 1.05} />
      ))}
      {/* Tables, and a glass on each. */}
      {[1036, 1246, 1436].map((x) => (
        <g key={x}>
          <path className={styles.near} d={`M${x - 40} 520h80v8h-36v60h-8v-60h-36z`} />
          <path className={styles.light} d={`M${x - 8} 494h16l-6 14v10h-4v-10z`} opacity="0.9" />
        </g>
      ))}
      <path className={styles.near} d="M700 560H1600V640H700Z" />
      <path className={styles.lightLine} d="M720 562H1590" />
    </Scene>
  );
}
