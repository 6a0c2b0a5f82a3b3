/** The platform's own shop, where no Pro stands behind the prices (domain §3.19 row 25). No schema comes along. */
export const platformShowroom = '0'
