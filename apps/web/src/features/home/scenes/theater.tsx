import { Building, BulbString, Crowd, Glow, Scene } from './parts.tsx';
import styles from './scenes.module.css';

/** A theater on a main street, with people before its doors. */
export function Theater() {
  return (
    <Scene name="theater" sky={['#0b0a18', '#251a3e', '#5b3150']} stars={46}>
      <Building x={40} top={390} width={150} number={1} />
      <Building x={205} top={330} width={120} number={2} />
      <Building x={340} top={410} width={190} number={3} />
      <Building x={545} top={300} width={130} number={4} />
      <Building x={690} top={370} width={180} number={5} />
      <Glow of="theater" x={1200} y={470} r={430} ry={260} />
      <path className={styles.middle} d="M900 640V230H1010V196H1390V230H1500V640Z" />
      <path className={styles.near} d="M1000 196L1200 130L1400 196Z" />
      <path className={styles.far} d="M960 262h70v120h-70zm120 0h70v120h-70zm170 0h70v120h-70zm120 0h70v120h-70z" />
      {/* The blade, with room for a letter on each plate. */}
      <path className={styles.near} d="M1160 120h80v270h-80z" />
      {[0, 1, 2, 3, 4].map((plate) => (
        <rect
          key={plate}
          className={styles.lit}
          x="1176"
          y={138 + plate * 48}
          width="48"
          height="38"
          rx="3"
          opacity="0.92"
        />
      ))}
      <BulbString from={[1160, 116]} to={[1160, 392]} sag={0} many={16} />
      <BulbString from={[1240, 116]} to={[1240, 392]} sag={0} many={16} />
      {/* The canopy over the doors. */}
      <path className={styles.lit} d="M930 410H1470L1448 480H952Z" opacity="0.96" />
      <path
        className={styles.near}
        d="M990 428h110v12h-110zm130 0h60v12h-60zm80 0h140v12h-140zm-170 24h90v12h-90zm110 0h170v12h-170z"
        opacity="0.75"
      />
      <BulbString from={[930, 404]} to={[1470, 404]} sag={0} many={34} />
      <BulbString from={[952, 484]} to={[1448, 484]} sag={0} many={32} />
      <path className={styles.window} d="M1010 508h84v132h-84zm98 0h84v132h-84zm98 0h84v132h-84zm98 0h84v132h-84z" />
      <Building x={1510} top={340} width={90} number={6} className={styles.near} />
      <rect className={styles.near} y="618" width="1600" height="22" />
      <Crowd from={980} to={1460} y={636} />
    </Scene>
  );
}
