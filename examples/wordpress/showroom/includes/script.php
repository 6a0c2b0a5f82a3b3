<?php
/**
 * The one script, on the pages that have a tag.
 *
 * @package Showroom
 */

namespace Showroom;

const HANDLE = 'showroom-embed';

/** Named here, loaded by the first tag. The version is in the address, where the marketplace wants it. */
function register_assets(): void {
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- a query would make it another file.
	wp_register_script( HANDLE, script_address(), array(), null, true );
	wp_register_style( HANDLE, plugins_url( 'showroom.css', __DIR__ ), array(), '0.1.0' );
}

function enqueue_script(): void {
	wp_enqueue_script( HANDLE );
	wp_enqueue_style( HANDLE );
}

function script_address(): string {
	return setting( 'origin' ) . '/showroom/embed/' . ( setting( 'release' ) ?: 'v1' ) . '/showroom.js';
}

/**
 * WordPress prints a classic script: this one is a module, says whose shop it is, and may name its integrity.
 *
 * @param string $html   As WordPress would print it.
 * @param string $handle Which script it is.
 */
function as_module( string $html, string $handle ): string {
	if ( HANDLE !== $handle ) {
		return $html;
	}
	$integrity = setting( 'integrity' );
	return sprintf(
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- it is: this is what its tag looks like.
		'<script type="module" src="%s" data-showroom="%s"%s></script>' . "\n",
		esc_url( script_address() ),
		esc_attr( setting( 'showroom' ) ),
		'' === $integrity ? '' : sprintf( ' integrity="%s" crossorigin="anonymous"', esc_attr( $integrity ) )
	);
}
