/** What a typed value must look like, without the schemas, so that a form can say so before it asks the server. */

/**
 * One mailbox, nothing that a mail program could read as two: no comma, angle, double quote or line end (security §1.3
 * A8). An apostrophe is a letter like any other of an address: o'brien@example.com.
 */
export const emailPattern = /^[^\s@,;<>"()[\]\\:]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

export const zipPattern = /^\d{5}(-\d{4})?$/

/** The longest one is what hashing can be asked for without becoming a lever against us. */
export const longestPassword = 128
