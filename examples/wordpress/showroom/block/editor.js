// Plain script: the editor brings React and its controls as `wp`.
;((wp, tags) => {
  const { createElement: h, Fragment } = wp.element
  const { InspectorControls, useBlockProps } = wp.blockEditor
  const { PanelBody, Placeholder, SelectControl, TextControl } = wp.components
  const { __ } = wp.i18n

  const Edit = ({ attributes: { tag, written }, setAttributes }) => {
    const controls = ['showroom', ...tags[tag]].map((name) =>
      h(TextControl, {
        key: name,
        label: name,
        value: written[name] ?? '',
        onChange: (value) => setAttributes({ written: { ...written, [name]: value } }),
      }),
    )
    const choice = h(SelectControl, {
      label: __('What is shown', 'showroom'),
      value: tag,
      options: Object.keys(tags).map((name) => ({ label: name, value: name })),
      onChange: (chosen) => setAttributes({ tag: chosen, written: {} }),
    })
    return h(
      Fragment,
      null,
      h(InspectorControls, null, h(PanelBody, { title: __('Showroom', 'showroom') }, choice, controls)),
      h('div', useBlockProps(), h(Placeholder, { icon: 'store', label: `Showroom: ${tag}` })),
    )
  }

  wp.blocks.registerBlockType('showroom/tag', { edit: Edit, save: () => null })
})(window.wp, window.showroomTags)
