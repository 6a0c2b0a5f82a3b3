/** Degrees. */
export type Coordinates = { latitude: number; longitude: number }

const earthMiles = 3_958.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Miles along the ground between two places, by the haversine formula. */
export const milesBetween = (one: Coordinates, other: Coordinates): number => {
  const up = Math.sin(radians(other.latitude - one.latitude) / 2)
  const along = Math.sin(radians(other.longitude - one.longitude) / 2)
  const part = up * up + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * along * along
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(part)))
}
