/** Parts of an order’s page that are linked to. */
export const packagesPart = 'packages'
export const papersPart = 'documents'
