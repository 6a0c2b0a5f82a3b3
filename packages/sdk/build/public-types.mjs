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
      // Types that only others of ours mention need no name of their own.
      onwarn: (warning, warn) => warning.message.includes('no public re-export') || warn(warning),
      plugins: [
        plainContract(Object.values(entries), folder),
        dts({ compilerOptions, respectExternal: true }),
      ],
    })
    const { output } = await bundle.write({ dir: outDir, format: 'es', chunkFileNames: 'types/shared.d.ts' })
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
  /** The module that each written file stands for. */
  const sources = new Map()
  /** Whoever asks for a module meanwhile waits until all of it is written. */
  const written = new Map()
  const plain = async (file) => {
    const path = join(folder, `${file.slice(contract.length, -3).replaceAll('/', '-')}.d.ts`)
    if (!written.has(path)) {
      sources.set(path, file)
      written.set(path, writeFile(path, plainTypesOf(program, file)))
    }
    await written.get(path)
    return path
  }
  return {
    name: 'plain-contract',
    resolveId: (id, importer) => {
      if (!importer) return null
      const from = sources.get(importer) ?? importer
      const { resolvedModule } = ts.resolveModuleName(id, from, compilerOptions, ts.sys)
      const file = resolvedModule?.resolvedFileName
      return file?.startsWith(contract) ? plain(file) : null
    },
  }
}

const plainTypesOf = (program, file) => {
  const checker = program.getTypeChecker()
  const aliases = program.getSourceFile(file)?.statements.filter(ts.isTypeAliasDeclaration) ?? []
  return [...aliases.map((alias) => plainType(checker, alias)), 'export {}'].join('\n')
}

const { InTypeAlias, MultilineObjectLiterals, NoTruncation, UseSingleQuotesForStringLiteralType } =
  ts.NodeBuilderFlags
const writtenOut = InTypeAlias | MultilineObjectLiterals | NoTruncation | UseSingleQuotesForStringLiteralType
const printer = ts.createPrinter()

const plainType = (checker, alias) => {
  const parameters = alias.typeParameters?.map(({ name }) => name.text).join()
  const node = checker.typeToTypeNode(checker.getTypeAtLocation(alias), alias, writtenOut)
  const text = printer.printNode(ts.EmitHint.Unspecified, node, alias.getSourceFile())
  const isFlat = !parameters && !/\bz\.|import\("(?!\.)|\bkeyof\b|\btypeof\b/.test(text)
  const head = `export type ${alias.name.text}${parameters ? `<${parameters}>` : ''}`
  return `${head} = ${isFlat ? text : `'${notFlat}'`}`
}
