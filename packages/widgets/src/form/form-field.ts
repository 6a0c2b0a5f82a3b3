export type Problem = { flags: ValidityStateFlags; message: string; at: HTMLElement | undefined }

/** What a widget brings to the form it stands in. */
export type FormValue = {
  /** Names and values that are sent; nothing where nothing is chosen. */
  entries: readonly (readonly [name: string, value: string])[]
  /** What the browser gives back after Back or a reload. */
  state: string | null
  /** Why the form can not be sent like this. */
  problem: Problem | null
}

type Restore = (state: string | null) => void

/** The part of a form's element that a widget talks to. */
export type FormField = {
  setValue: (value: FormValue) => void
  /** Called with a state to go back to, and with null when the form is reset. Returns the undo. */
  onRestore: (listener: Restore) => () => void
}

type Kept = FormField & { internals: ElementInternals; restore: Restore }

const fields = new WeakMap<EventTarget, Kept>()

/** Null where a widget stands in something that is no form element: in a React page's own root, or on the host. */
export const formFieldOf = (host: EventTarget): FormField | null =>
  // In this order, because a server has no elements to compare with.
  Reflect.get(host.constructor, 'formAssociated') === true && host instanceof HTMLElement
    ? keptOf(host)
    : null

const keptOf = (host: HTMLElement): Kept => {
  const kept = fields.get(host) ?? fieldWith(host.attachInternals())
  fields.set(host, kept)
  return kept
}

const fieldWith = (internals: ElementInternals): Kept => {
  let listener: Restore = () => undefined
  return {
    internals,
    setValue: ({ entries, state, problem }) => {
      const sent = new FormData()
      for (const [name, value] of entries) sent.append(name, value)
      internals.setFormValue(entries.length > 0 ? sent : null, state)
      internals.setValidity(problem?.flags ?? {}, problem?.message, problem?.at)
    },
    onRestore: (restored) => {
      listener = restored
      return () => {
        listener = () => undefined
      }
    },
    restore: (state) => listener(state),
  }
}

/** What the browser calls, and what pages know from inputs: for the prototype of an element that holds a value. */
export const formMembers = {
  get form() {
    return internalsOf(this).form
  },
  get labels() {
    return internalsOf(this).labels
  },
  get validity() {
    return internalsOf(this).validity
  },
  get validationMessage() {
    return internalsOf(this).validationMessage
  },
  get willValidate() {
    return internalsOf(this).willValidate
  },
  checkValidity() {
    return internalsOf(this).checkValidity()
  },
  reportValidity() {
    return internalsOf(this).reportValidity()
  },
  formResetCallback() {
    keptOf(elementOf(this)).restore(null)
  },
  formStateRestoreCallback(state: unknown) {
    if (typeof state === 'string') keptOf(elementOf(this)).restore(state)
  },
  formDisabledCallback(isDisabled: boolean) {
    if ('disabled' in this) Reflect.set(this, 'disabled', isDisabled)
  },
}

const elementOf = (member: object): HTMLElement => {
  if (member instanceof HTMLElement) return member
  throw new TypeError('Only an element can stand in a form.')
}

const internalsOf = (member: object) => keptOf(elementOf(member)).internals
