<?php
/**
 * As much of WordPress as the plugin calls, each function behaving as the manual says for the values it is given here.
 */

define( 'ABSPATH', __DIR__ );

$wordpress = array(
	'options'    => array(),
	'actions'    => array(),
	'filters'    => array(),
	'shortcodes' => array(),
	'scripts'    => array(),
	'styles'     => array(),
	'enqueued'   => array(),
	'blocks'     => array(),
	'settings'   => array(),
);

function add_action( $name, $callback ) {
	global $wordpress;
	$wordpress['actions'][ $name ][] = $callback;
}
function do_action( $name ) {
	global $wordpress;
	array_map( 'call_user_func', $wordpress['actions'][ $name ] ?? array() );
}
function add_filter( $name, $callback ) {
	global $wordpress;
	$wordpress['filters'][ $name ][] = $callback;
}
function apply_filters( $name, $value, ...$more ) {
	global $wordpress;
	foreach ( $wordpress['filters'][ $name ] ?? array() as $callback ) {
		$value = $callback( $value, ...$more );
	}
	return $value;
}
function add_shortcode( $tag, $callback ) {
	global $wordpress;
	$wordpress['shortcodes'][ $tag ] = $callback;
}
function get_option( $name, $fallback = false ) {
	global $wordpress;
	return $wordpress['options'][ $name ] ?? $fallback;
}
function register_setting( $group, $name, $how ) {
	global $wordpress;
	$wordpress['settings'][ $name ] = $how;
}
function register_block_type( $folder, $how ) {
	global $wordpress;
	$block                                = json_decode( file_get_contents( $folder . '/block.json' ), true );
	$wordpress['blocks'][ $block['name'] ] = $how;
}
function wp_register_script( $handle, $address ) {
	global $wordpress;
	$wordpress['scripts'][ $handle ] = $address;
}
function wp_register_style( $handle, $address ) {
	global $wordpress;
	$wordpress['styles'][ $handle ] = $address;
}
function wp_enqueue_script( $handle ) {
	global $wordpress;
	$wordpress['enqueued']['scripts'][ $handle ] = true;
}
function wp_enqueue_style( $handle ) {
	global $wordpress;
	$wordpress['enqueued']['styles'][ $handle ] = true;
}
function wp_add_inline_script() {}
function add_options_page() {}
function plugins_url( $path, $plugin ) {
	return '/wp-content/plugins/' . basename( dirname( $plugin ) ) . '/' . $path;
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_url( $address ) {
	return preg_match( '#^https?://#', $address ) ? htmlspecialchars( $address, ENT_QUOTES ) : '';
}
function __( $text ) {
	return $text;
}
function esc_html__( $text ) {
	return esc_html( $text );
}
/** WordPress keeps a list of harmless elements; links and text are enough here. */
function wp_kses_post( $html ) {
	return strip_tags( $html, '<a><p><ul><li>' );
}
function sanitize_text_field( $text ) {
	return trim( strip_tags( $text ) );
}
function shortcode_parse_atts( $text ) {
	preg_match_all( '/([\w-]+)="([^"]*)"/', $text, $found, PREG_SET_ORDER );
	return array_column( $found, 2, 1 );
}
function do_shortcode( $content ) {
	global $wordpress;
	foreach ( $wordpress['shortcodes'] as $tag => $callback ) {
		$pattern = "#\[$tag((?:\s[^\]]*)?)\](?:(.*?)\[/$tag\])?#s";
		$content = preg_replace_callback(
			$pattern,
			fn( $found ) => $callback( shortcode_parse_atts( $found[1] ), $found[2] ?? null, $tag ),
			$content
		);
	}
	return $content;
}
