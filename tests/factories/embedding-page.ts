import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { embedOrigin } from './guest-site.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../docs/embedding.md'), 'utf8')

/** The snippets of docs/embedding.md in one language, as they stand there. */
export const snippets = (language: string): string[] =>
  [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, written]) => written === language)
    .map(([, , code = '']) => code)

/** A snippet, for the server under test. */
export const onServer = (snippet: string): string => snippet.replaceAll('https://HOST', embedOrigin())
