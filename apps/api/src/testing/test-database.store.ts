import type { Queries } from '../db/db.ts'
import { raw } from '../db/sql.ts'

// The name is made by the test itself; a database's name can not be a parameter.
export const createDatabase = (server: Queries, name: string) => server.query(raw(`create database ${name}`))

export const dropDatabase = (server: Queries, name: string) =>
  server.query(raw(`drop database if exists ${name} with (force)`))
