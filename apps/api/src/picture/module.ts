import type { Module } from '../module.ts'

/** Draws materials; the catalogue says which, and serves them. */
export const pictureModule = () => ({ tables: [] }) satisfies Module
