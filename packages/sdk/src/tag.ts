import type { WidgetEvent } from '@showroom/widgets/shop'

/** `string`, `number`, `boolean` (present or not), or the list of the words that are allowed. */
export type AttributeType = 'string' | 'number' | 'boolean' | readonly string[]
export type Attributes = Readonly<Record<string, AttributeType>>

/**
 * What a widget's folder exports. `never` stands for whatever props the widget takes: `DoorsOf` has compared them. What it
 * draws is not told, because the published types must stand without React's.
 */
export type WidgetModule = {
  Widget: (props: never) => unknown
  css: readonly string[]
  /** What makes the tag a form's element, where the widget holds a value. */
  formMembers?: object
  /** Where the widget has a place for the page's `slot="header"` itself. */
  hasOwnHeader?: boolean
  /** Whether what a server drew is what this page would draw first; true where a widget does not say. */
  fits?: (props: never) => Promise<boolean>
}

export type Tag = { attributes: Attributes; events: readonly WidgetEvent[] }

/** A door for every row of the table: refused by the compiler when the attributes and the widget's props differ. */
export type DoorsOf<Tags extends Record<string, Tag>> = {
  [Name in keyof Tags]: () => Promise<{
    Widget: (props: PropsFrom<Tags[Name]['attributes']>) => unknown
    css: readonly string[]
    fits?: (props: PropsFrom<Tags[Name]['attributes']>) => Promise<boolean>
  }>
}

export type PropsFrom<A extends Attributes> = { [Name in keyof A & string as Camel<Name>]?: ValueOf<A[Name]> }

type ValueOf<Type extends AttributeType> = Type extends 'number'
  ? number
  : Type extends 'boolean'
    ? boolean
    : Type extends readonly string[]
      ? Type[number]
      : string

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
