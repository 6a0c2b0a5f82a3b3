import { createElement, options } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

/**
 * The part of preact/compat that our widgets use, because all of it weighs a kilobyte more on every page.
 * The custom elements are tested on it; a widget that needs what is missing here fails its build.
 */
export {
  cloneElement,
  createContext,
  createElement,
  createPortal,
  createRef,
  Fragment,
  isValidElement,
} from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'

export const useSyncExternalStore = <Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
) => {
  const value = read()
  const [{ seen }, redraw] = useState({ seen: { value, read } })
  const look = () => {
    if (!Object.is(seen.value, seen.read())) redraw({ seen })
  }
  useLayoutEffect(() => {
    seen.value = value
    seen.read = read
    look()
  }, [subscribe, value, read])
  useEffect(() => {
    look()
    return subscribe(look)
  }, [subscribe])
  return value
}

type Props = Record<string, unknown>

/** React's names for what Preact leaves to the DOM. */
const named = (element: string, name: string, { type }: Props) => {
  if (name === 'onChange' && (element === 'textarea' || (element === 'input' && !isChoice(type))))
    return 'onInput'
  if (name === 'onFocus') return 'onFocusIn'
  if (name === 'onBlur') return 'onFocusOut'
  if (/^(stroke|fill|clip|text)[A-Z]/.test(name)) return name.replace(/[A-Z]/g, '-$&').toLowerCase()
  return name
}

const isChoice = (type: unknown) => type === 'checkbox' || type === 'radio' || type === 'file'

const before = options.vnode
options.vnode = (vnode) => {
  const { type, props } = vnode
  if (typeof type === 'string') {
    const { children } = props
    const renamed: Props & typeof props = { children }
    for (const [name, value] of Object.entries(props)) renamed[named(type, name, props)] = value
    vnode.props = renamed
  }
  before?.(vnode)
}

/** All that r2wc takes from React as a whole. */
export default { createElement }
