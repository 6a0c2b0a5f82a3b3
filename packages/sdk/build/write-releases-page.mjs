import { readReleases } from './releases.mjs'
import { writeReleasesPage } from './releases-page.mjs'

await writeReleasesPage(await readReleases())
