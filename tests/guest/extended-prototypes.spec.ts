import { journey } from '../factories/guest-journey.ts'
import { guestFiles } from '../factories/guest-page.ts'
import { test } from '../factories/guest-site.ts'
import { atGate } from '../factories/lane.ts'

/** As pages with MooTools 1.2 to 1.5 find the language: enumerable additions, and names with a meaning of their own. */
const mootools = `
Function.prototype.implement = function (name, fn) { this.prototype[name] = fn; return this }
Function.prototype.extend = function (name, fn) { this[name] = fn; return this }
Array.implement('each', function (fn, bind) { for (var i = 0; i < this.length; i++) fn.call(bind, this[i], i, this) })
Array.implement('include', function (item) { if (this.indexOf(item) < 0) this.push(item); return this })
Array.implement('contains', function (item, from) { return this.indexOf(item, from) !== -1 })
Array.implement('flatten', function () { return [].concat.apply([], this) })
Array.implement('empty', function () { this.length = 0; return this })
Array.from = function (item) { return item == null ? [] : (typeof item == 'object' && typeof item.length == 'number') ? Array.prototype.slice.call(item) : [item] }
String.implement('contains', function (text, separator) { return separator ? (separator + this + separator).indexOf(separator + text + separator) > -1 : this.indexOf(text) > -1 })
String.implement('camelCase', function () { return this.replace(/-\\D/g, function (m) { return m.charAt(1).toUpperCase() }) })
Number.implement('limit', function (min, max) { return Math.min(max, Math.max(min, this)) })
Function.implement('bind', function (that) { var fn = this, own = arguments.length > 1 ? Array.prototype.slice.call(arguments, 1) : null; return function () { return fn.apply(that, own ? own.concat(Array.prototype.slice.call(arguments)) : arguments) } })
Object.prototype.getLength = function () { return Object.keys(this).length }
Element.prototype.get = function (name) { return this.getAttribute(name) }
Element.prototype.set = function (name, value) { this.setAttribute(name, value); return this }
Element.prototype.hide = function () { this.style.display = 'none'; return this }
Event.prototype.stop = function () { this.preventDefault(); this.stopPropagation(); return this }
`

/** As pages with Prototype.js 1.6 find it. */
const prototypeJs = `
Object.extend = function (to, from) { for (var name in from) to[name] = from[name]; return to }
String.prototype.inspect = function () { return "'" + this + "'" }
String.prototype.toJSON = function () { return '"' + this + '"' }
Number.prototype.toJSON = function () { return String(this) }
Array.prototype.toJSON = function () { var out = []; for (var i = 0; i < this.length; i++) out.push(JSON.stringify(this[i])); return '[' + out.join(', ') + ']' }
Object.prototype.toJSON = function () { return '{}' }
Array.prototype._each = Array.prototype.forEach
Array.prototype.first = function () { return this[0] }
Array.prototype.last = function () { return this[this.length - 1] }
Array.prototype.clone = function () { return this.slice() }
Array.prototype.without = function () { return this }
Array.prototype.reverse = (function (native) { return function (inline) { return inline === false ? this.slice() : native.call(this) } })(Array.prototype.reverse)
Function.prototype.bind = function () { if (arguments.length < 2 && arguments[0] === undefined) return this; var fn = this, own = Array.prototype.slice.call(arguments), that = own.shift(); return function () { return fn.apply(that, own.concat(Array.prototype.slice.call(arguments))) } }
Function.prototype.wrap = function (wrapper) { var fn = this; return function () { return wrapper.apply(this, [fn.bind(this)].concat(Array.prototype.slice.call(arguments))) } }
var made = window.Element
window.Element = function (name, attributes) { var one = document.createElement(name); for (var key in attributes) one.setAttribute(key, attributes[key]); return one }
Object.extend(window.Element, made || {}); window.Element.prototype = made.prototype
Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this }
Element.prototype.select = function (css) { return this.querySelectorAll(css) }
Element.prototype.update = function (html) { this.innerHTML = html; return this }
document.getElementsByClassName = function (name) { return Array.prototype.slice.call(document.querySelectorAll('.' + name)) }
`

/** What was pasted from a forum in 2011: everything that is added can be seen by a loop. */
const enumerable = `
Object.prototype.isEmpty = function () { for (var key in this) return false; return true }
Object.prototype.clone = function () { return JSON.parse(JSON.stringify(this)) }
Object.prototype.length2 = 7
Array.prototype.remove = function (item) { var at = this.indexOf(item); if (at >= 0) this.splice(at, 1); return this }
Array.prototype.unique = function () { return this.filter(function (one, at, all) { return all.indexOf(one) === at }) }
String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, '') }
String.prototype.endsWith = function (end) { return this.indexOf(end, this.length - end.length) !== -1 }
Date.prototype.toJSON = function () { return 'Date(' + this.getTime() + ')' }
`

/** A polyfill that does not look whether the browser has its own: no iterables, nothing of the last ten years. */
const badPolyfills = `
Array.from = function (list) { return Array.prototype.slice.call(list) }
Object.assign = function (to) { for (var i = 1; i < arguments.length; i++) for (var key in arguments[i]) if (Object.prototype.hasOwnProperty.call(arguments[i], key)) to[key] = arguments[i][key]; return to }
Object.entries = function (from) { return Object.keys(from).map(function (key) { return [key, from[key]] }) }
Array.prototype.includes = function (item) { return this.indexOf(item) !== -1 }
Array.prototype.find = function (test) { for (var i = 0; i < this.length; i++) if (test.call(arguments[1], this[i], i, this)) return this[i] }
String.prototype.replaceAll = function (from, to) { return this.split(from).join(to) }
window.URLSearchParams = (function (Native) {
  function Params(text) { this.pairs = []; if (typeof text === 'string') text.replace(/^\\?/, '').split('&').forEach(function (pair) { if (pair) this.pairs.push(pair.split('=').map(decodeURIComponent)) }, this); else if (Array.isArray(text)) this.pairs = text; else if (text) for (var key in text) if (text.hasOwnProperty(key)) this.pairs.push([key, text[key]]) }
  Params.prototype = { get: function (key) { var found = this.pairs.filter(function (pair) { return pair[0] === key })[0]; return found ? found[1] : null }, getAll: function (key) { return this.pairs.filter(function (pair) { return pair[0] === key }).map(function (pair) { return pair[1] }) }, has: function (key) { return this.get(key) !== null }, set: function (key, value) { this['delete'](key); this.pairs.push([key, value]) }, append: function (key, value) { this.pairs.push([key, value]) }, 'delete': function (key) { this.pairs = this.pairs.filter(function (pair) { return pair[0] !== key }) }, toString: function () { return this.pairs.map(function (pair) { return pair.map(encodeURIComponent).join('=') }).join('&') } }
  return Params
})(window.URLSearchParams)
`

/** The Promise of the first libraries: then and catch, on a timer, and nothing that came later. */
const oldPromise = `
window.Promise = (function () {
  function Later(start) { var me = this; me.waiting = []; me.state = 0
    function settle(state) { return function (value) { if (me.state) return; if (state === 1 && value && typeof value.then === 'function') return value.then(settle(1), settle(2)); me.state = state; me.value = value; me.waiting.splice(0).forEach(run) } }
    function run(one) { setTimeout(function () { var fn = me.state === 1 ? one.done : one.failed; if (!fn) return me.state === 1 ? one.resolve(me.value) : one.reject(me.value); try { one.resolve(fn(me.value)) } catch (error) { one.reject(error) } }, 0) }
    me.then = function (done, failed) { return new Later(function (resolve, reject) { var one = { done: done, failed: failed, resolve: resolve, reject: reject }; me.state ? run(one) : me.waiting.push(one) }) }
    try { start(settle(1), settle(2)) } catch (error) { settle(2)(error) } }
  Later.prototype['catch'] = function (failed) { return this.then(undefined, failed) }
  Later.resolve = function (value) { return new Later(function (resolve) { resolve(value) }) }
  Later.reject = function (error) { return new Later(function (_, reject) { reject(error) }) }
  Later.all = function (list) { return new Later(function (resolve, reject) { var left = list.length, out = []; if (!left) resolve(out); list.forEach(function (one, at) { Later.resolve(one).then(function (value) { out[at] = value; if (!--left) resolve(out) }, reject) }) }) }
  return Later
})()
`

const languages = {
  MooTools: mootools,
  'Prototype.js': prototypeJs,
  'enumerable additions': enumerable,
  'polyfills that replace what works': badPolyfills,
  'a Promise of the first libraries': oldPromise,
  'all of them at once': mootools + prototypeJs + enumerable,
}

for (const [name, code] of Object.entries(languages)) {
  test(`a page with ${name}`, atGate(name === 'all of them at once'), async ({ page, guest }) => {
    await guest.visit(guestFiles({ head: '<script src="/old.js"></script>' }, { '/old.js': code }))
    await journey(page)
  })
}
