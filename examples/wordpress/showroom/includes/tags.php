<?php
/**
 * What can be written, and how it is printed.
 *
 * @package Showroom
 */

namespace Showroom;

/** Attributes by tag, without those that every tag takes. */
const TAGS = array(
	'entry'       => array( 'value', 'redirect', 'name', 'required', 'disabled' ),
	'categories'  => array( 'department', 'layout' ),
	'products'    => array( 'category', 'search', 'sort', 'page-size', 'filters' ),
	'product'     => array( 'product', 'name' ),
	'cart-button' => array(),
	'cart'        => array( 'layout' ),
	'checkout'    => array(),
	'sign-in'     => array(),
	'orders'      => array(),
	'chat'        => array( 'project', 'layout' ),
	'checklist'   => array( 'project' ),
	'visualizer'  => array( 'template', 'room' ),
	'shop'        => array( 'start', 'routing' ),
);

const SHARED_ATTRIBUTES = array( 'showroom', 'theme' );

/**
 * `[showroom tag="products" category="subway-tile"]What is shown without scripts[/showroom]`
 *
 * @param array|string $written What stands in the brackets; a string when nothing does.
 * @param string|null  $content What stands between them.
 */
function shortcode( $written, ?string $content = null ): string {
	$written = is_array( $written ) ? $written : array();
	return tag_html( $written['tag'] ?? 'shop', $written, $content ?? '' );
}

/**
 * The tag with its attributes. Asks for the script, which comes once however many tags there are.
 *
 * @param string $name     Without the prefix.
 * @param array  $written  By name; what the tag does not take is left out.
 * @param string $fallback Shown until the script has come, or when it does not.
 */
function tag_html( string $name, array $written, string $fallback ): string {
	if ( ! isset( TAGS[ $name ] ) ) {
		return '';
	}
	enqueue_script();
	$attributes = '';
	foreach ( array_merge( SHARED_ATTRIBUTES, TAGS[ $name ] ) as $attribute ) {
		if ( isset( $written[ $attribute ] ) && is_scalar( $written[ $attribute ] ) && '' !== $written[ $attribute ] ) {
			$attributes .= sprintf( ' %s="%s"', $attribute, esc_attr( (string) $written[ $attribute ] ) );
		}
	}
	$inside = '' === trim( $fallback ) ? shop_link() : wp_kses_post( $fallback );
	// Themes give the children of the content its width: the wrapper takes it, and the tag fills the wrapper.
	return sprintf( '<div class="showroom"><showroom-%1$s%2$s>%3$s</showroom-%1$s></div>', $name, $attributes, $inside );
}

/** A real link, for crawlers and for visitors without scripts. */
function shop_link(): string {
	$address = setting( 'origin' ) . '/showroom/visualize/contractor/all';
	return sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html__( 'Shop our materials', 'showroom' ) );
}
