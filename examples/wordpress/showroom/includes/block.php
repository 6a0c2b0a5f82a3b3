<?php
/**
 * The block "Showroom": the same tags, chosen in the editor.
 *
 * @package Showroom
 */

namespace Showroom;

function register_block(): void {
	wp_register_script(
		'showroom-block',
		plugins_url( 'block/editor.js', __DIR__ ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
		'0.1.0',
		true
	);
	wp_add_inline_script( 'showroom-block', 'window.showroomTags = ' . wp_json_encode( TAGS ), 'before' );
	register_block_type( dirname( __DIR__ ) . '/block', array( 'render_callback' => __NAMESPACE__ . '\\render_block' ) );
}

/**
 * @param array $attributes `tag`, and `written`: attributes by name.
 */
function render_block( array $attributes ): string {
	return tag_html( $attributes['tag'] ?? 'shop', $attributes['written'] ?? array(), '' );
}
