/** Whose shop it is, and where the marketplace lives. */
export const marketplace = {
  showroom: 'HARVEST2',
  apiBase: import.meta.env.VITE_SHOWROOM_ORIGIN ?? 'http://localhost:4000',
}
