/** What the script tag's other chunks share: it comes once, beside the first widget. */
export { connect } from './connect.ts'
export { defineElement } from './element/define-element.ts'
