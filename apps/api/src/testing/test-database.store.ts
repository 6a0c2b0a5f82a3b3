import type { Queries } from '../platform/db/db.ts'
import { raw } from '../platform/db/sql.ts'

// The names are made by the tests themselves; a database's name can not be a parameter.
export const createDatabase = (server: Queries, name: string) => server.query(raw(`create database ${name}`))

export const copyDatabase = (server: Queries, from: string, name: string) =>
  server.query(raw(`create database ${name} template ${from}`))

export const dropDatabase = (server: Queries, name: string) =>
  server.query(raw(`drop database if exists ${name} with (force)`))
