<?php
/**
 * Leaves nothing behind.
 *
 * @package Showroom
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'showroom_settings' );
