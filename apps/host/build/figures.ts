// By its path: what the build's configuration imports by name, Node loads itself, and it reads no TypeScript.
import {
  unknownFigure,
  withNamedFigures,
} from '../../../packages/contract/src/content/named-figures.rules.ts'

/** `{{return_days}}` becomes what policy/figures.ts says; a name that is not there stops the build. */
export const withFigures = (text: string, file: string): string => {
  const unknown = unknownFigure(text)
  if (unknown !== null) throw new Error(`${file}: there is no figure “${unknown}”.`)
  return withNamedFigures(text)
}
