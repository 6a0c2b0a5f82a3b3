import { writeFile } from 'node:fs/promises'
import { dumpNew, newDatabase } from './db/sandbox-db.ts'

// Run by the build: an empty database with its tables, so that nobody waits while one is made.
await writeFile(newDatabase, await dumpNew())
