/** A rectangle of the map in degrees (WGS 84); it does not cross the date line. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}
