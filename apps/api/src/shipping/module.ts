import type { Module } from '../module.ts'

/** Which deliveries there are and what they cost: rules alone. */
export const shippingModule = () => ({ tables: [] }) satisfies Module
