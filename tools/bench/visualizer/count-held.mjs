/**
 * Runs in the page before anything of it: counts the bytes of what textures and buffers were given on each drawing
 * context and not taken back. `window.heldOn(gl)` says how many they are now. A driver may take more: it pads.
 */
export const countHeld = () => {
  const { prototype } = WebGL2RenderingContext
  const contexts = new WeakMap()
  const contextOf = (gl) => {
    if (!contexts.has(gl)) contexts.set(gl, { held: new Map(), bound: new Map() })
    return contexts.get(gl)
  }
  const after = (name, then) => {
    const own = prototype[name]
    prototype[name] = function (...args) {
      const made = own.apply(this, args)
      then(contextOf(this), args)
      return made
    }
  }
  const bytesOf = (format) => ({ 0x8051: 3, 0x822d: 2, 0x881a: 8, 0x8229: 1 })[format] ?? 4
  const hold = ({ held, bound }, target, bytes) => held.set(bound.get(target), { bytes, hasLevels: false })
  for (const name of ['bindTexture', 'bindBuffer'])
    after(name, ({ bound }, [target, thing]) => bound.set(target, thing))
  for (const name of ['deleteTexture', 'deleteBuffer']) after(name, ({ held }, [thing]) => held.delete(thing))
  after('bufferData', (card, [target, data]) => hold(card, target, data?.byteLength ?? data))
  after('texImage2D', (card, [target, , format, ...rest]) => {
    const [width, height] = rest.length > 3 ? rest : [rest[2].width, rest[2].height]
    hold(card, target, width * height * bytesOf(format))
  })
  for (const name of ['texStorage2D', 'texImage3D', 'texStorage3D'])
    after(name, (card, [target, , format, width, height, deep]) =>
      hold(card, target, width * height * bytesOf(format) * (name.endsWith('3D') ? deep : 1)),
    )
  after('generateMipmap', ({ held, bound }, [target]) =>
    Object.assign(held.get(bound.get(target)) ?? {}, { hasLevels: true }),
  )
  const inAll = ({ bytes, hasLevels }) => Math.round(hasLevels ? (bytes * 4) / 3 : bytes)
  window.heldOn = (gl) => [...contextOf(gl).held.values()].reduce((total, each) => total + inAll(each), 0)
}
