<?php
/**
 * Plugin Name:       Showroom
 * Description:       Your branded materials shop on your own pages: a block and a shortcode.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      8.0
 * Text Domain:       showroom
 *
 * @package Showroom
 */

namespace Showroom;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/tags.php';
require_once __DIR__ . '/includes/script.php';
require_once __DIR__ . '/includes/block.php';

add_shortcode( 'showroom', __NAMESPACE__ . '\\shortcode' );
add_action( 'init', __NAMESPACE__ . '\\register_assets' );
add_action( 'init', __NAMESPACE__ . '\\register_block' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\\as_module', 10, 2 );
add_action( 'admin_init', __NAMESPACE__ . '\\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\\add_settings_page' );
