/** What is answered to a client that names none. */
export const apiVersion = '2026-10-28.endive'
