import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import ts from 'typescript'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const contract = here('../../contract/src/')
const notFlat = 'NotOfThePublicSurface'

const compilerOptions = {
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile(here('../tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    here('../'),
  ).options,
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
}

/**
 * The declarations of the package, one file per door, in plain TypeScript: what the contract infers from its schemas
 * is written out, so that nobody needs our workspaces or a schema library to compile against us.
 */
export const writePublicTypes = async ({ entries, outDir }) => {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-types-'))
  try {
    const bundle = await rollup({
      input: entries,
      external: /^(react|react-dom|react-shadow|zustand)(\/|$)/,
      plugins: [
        plainContract(Object.values(entries), folder),
        dts({ compilerOptions, respectExternal: true }),
      ],
    })
    const { output } = await bundle.write({ dir: outDir, format: 'es', chunkFileNames: 'types/[name].d.ts' })
    await bundle.close()
    for (const { fileName, code } of output) refuseLeaks(fileName, code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const refuseLeaks = (fileName, code) => {
  if (code.includes(notFlat))
    throw new Error(`${fileName} uses a generic type of the contract: name the result there.`)
  const [stranger] = code.match(/^(?:im|ex)port .*from ['"](?:@showroom|zod)[^'"]*['"]/m) ?? []
  if (stranger) throw new Error(`${fileName} imports a type ${stranger}, which nobody else can.`)
}

/** In place of each module of the contract: its exported types, written out. */
const plainContract = (rootNames, folder) => {
  const program = ts.createProgram({ rootNames, options: compilerOptions })
  const written = new Map()
  return {
    name: 'plain-contract',
    resolveId: async (id, importer) => {
      if (!importer || importer.startsWith(folder)) return null
      const { resolvedModule } = ts.resolveModuleName(id, importer, compilerOptions, ts.sys)
      const file = resolvedModule?.resolvedFileName
      if (!file?.startsWith(contract)) return null
      if (!written.has(file)) {
        const plain = join(folder, `${file.slice(contract.length).replaceAll('/', '-')}.d.ts`)
        written.set(file, plain)
        await writeFile(plain, plainTypesOf(program, file))
      }
      return written.get(file)
    },
  }
}

const plainTypesOf = (program, file) => {
  const checker = program.getTypeChecker()
  const aliases = program.getSourceFile(file)?.statements.filter(ts.isTypeAliasDeclaration) ?? []
  return [...aliases.map((alias) => plainType(checker, alias)), 'export {}'].join('\n')
}

const { InTypeAlias, MultilineObjectLiterals, NoTruncation, UseSingleQuotesForStringLiteralType } =
  ts.TypeFormatFlags
const writtenOut = InTypeAlias | MultilineObjectLiterals | NoTruncation | UseSingleQuotesForStringLiteralType

const plainType = (checker, alias) => {
  const parameters = alias.typeParameters?.map(({ name }) => name.text).join()
  const type = checker.getTypeAtLocation(alias)
  const text = checker.typeToString(type, alias, writtenOut)
  const isFlat = !parameters && !/\bz\.|import\(|\bkeyof\b|\btypeof\b/.test(text)
  const head = `export type ${alias.name.text}${parameters ? `<${parameters}>` : ''}`
  return `${head} = ${isFlat ? text : `'${notFlat}'`}`
}
