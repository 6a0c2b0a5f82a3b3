import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export const hasPhp = () => spawnSync('php', ['--version']).status === 0

type Asked = {
  settings?: Record<string, string>
  /** What an author writes, shortcodes and all. */
  content?: string
  /** What the editor saves. */
  block?: { tag?: string; written?: Record<string, string> }
}

/** The HTML that visitors of a WordPress site get, made by the plugin in PHP. */
export const wordpressPage = ({ settings = {}, content = '', block }: Asked): string => {
  const { status, stdout, stderr } = spawnSync(
    'php',
    ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', 'tests/factories/wordpress/page.php'],
    {
      cwd: root,
      encoding: 'utf8',
      input: JSON.stringify({
        plugin: resolve(root, 'examples/wordpress/showroom'),
        settings,
        content,
        block,
      }),
    },
  )
  if (status !== 0 || stderr) throw new Error(`The plugin complains: ${stderr}${stdout}`)
  return stdout
}
