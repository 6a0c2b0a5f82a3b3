<?php
/**
 * Prints a page of a small theme, from what stands on standard input: the plugin's folder, settings as an owner sends
 * the form, content as an author writes it, a block as the editor saves it.
 */

require __DIR__ . '/functions.php';

$asked = json_decode( stream_get_contents( STDIN ), true );
require $asked['plugin'] . '/showroom.php';

do_action( 'admin_init' );
$sanitize                                  = $wordpress['settings']['showroom_settings']['sanitize_callback'];
$wordpress['options']['showroom_settings'] = $sanitize( $asked['settings'] );
do_action( 'init' );

$content = do_shortcode( $asked['content'] );
if ( isset( $asked['block'] ) ) {
	$content .= $wordpress['blocks']['showroom/tag']['render_callback']( $asked['block'] );
}

$styles = '';
foreach ( array_keys( $wordpress['enqueued']['styles'] ?? array() ) as $handle ) {
	$styles .= "<link rel='stylesheet' href='{$wordpress['styles'][ $handle ]}' />\n";
}
$scripts = '';
foreach ( array_keys( $wordpress['enqueued']['scripts'] ?? array() ) as $handle ) {
	$address  = $wordpress['scripts'][ $handle ];
	$scripts .= apply_filters( 'script_loader_tag', "<script src='$address'></script>\n", $handle );
}

echo "<!doctype html>\n<html lang='en-US'><head><meta charset='utf-8'><title>Materials</title>
<link rel='icon' href='data:,'>
$styles</head><body class='page'><main class='entry-content'>\n$content\n</main>\n$scripts</body></html>\n";
