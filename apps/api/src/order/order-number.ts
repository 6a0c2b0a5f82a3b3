import { randomInt } from 'node:crypto'

/** No I, O, 0 or 1: people read it to each other on the telephone. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const group = (): string => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

/** “K7M2-XQ4T”: says nothing of how many orders there are. */
export const newOrderNumber = (): string => `${group()}-${group()}`
