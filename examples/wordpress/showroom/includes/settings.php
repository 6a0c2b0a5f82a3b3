<?php
/**
 * Settings, Showroom: whose shop it is and where the script comes from.
 *
 * @package Showroom
 */

namespace Showroom;

const OPTION   = 'showroom_settings';
const DEFAULTS = array(
	'showroom'  => '',
	'origin'    => 'http://localhost:4000',
	'release'   => '',
	'integrity' => '',
);

function setting( string $name ): string {
	$kept = get_option( OPTION, array() );
	return (string) ( $kept[ $name ] ?? DEFAULTS[ $name ] );
}

function register_settings(): void {
	register_setting(
		'showroom',
		OPTION,
		array(
			'type'              => 'object',
			'default'           => DEFAULTS,
			'sanitize_callback' => __NAMESPACE__ . '\\sanitize_settings',
		)
	);
}

/**
 * What is not of the shape it must have is not kept.
 *
 * @param mixed $written From the form.
 */
function sanitize_settings( $written ): array {
	$written = is_array( $written ) ? array_map( 'sanitize_text_field', $written ) : array();
	$shapes  = array(
		'showroom'  => '/^[A-Z0-9]{4,12}$/',
		'origin'    => '#^https?://[a-z0-9.-]+(:\d+)?$#',
		'release'   => '/^\d+\.\d+\.\d+$/',
		'integrity' => '#^sha(256|384|512)-[A-Za-z0-9+/]+=*$#',
	);
	$kept    = DEFAULTS;
	foreach ( $shapes as $name => $shape ) {
		$value = trim( $written[ $name ] ?? '' );
		if ( 'showroom' === $name ) {
			$value = strtoupper( $value );
		}
		if ( preg_match( $shape, $value ) ) {
			$kept[ $name ] = $value;
		}
	}
	// A pinned integrity is one release's: with the next release the browser would refuse the script.
	if ( '' === $kept['release'] ) {
		$kept['integrity'] = '';
	}
	return $kept;
}

function add_settings_page(): void {
	add_options_page(
		__( 'Showroom', 'showroom' ),
		__( 'Showroom', 'showroom' ),
		'manage_options',
		'showroom',
		__NAMESPACE__ . '\\print_settings_page'
	);
}

function print_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$fields = array(
		'showroom'  => array( __( 'Showroom ID', 'showroom' ), __( 'As on your account, for example HARVEST2.', 'showroom' ) ),
		'origin'    => array( __( 'Marketplace', 'showroom' ), __( 'Its address, without a slash at the end.', 'showroom' ) ),
		'release'   => array( __( 'Release', 'showroom' ), __( 'Empty for the newest. A number pins the script.', 'showroom' ) ),
		'integrity' => array( __( 'Integrity', 'showroom' ), __( 'Of the pinned release: sha384-…', 'showroom' ) ),
	);
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Showroom', 'showroom' ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'showroom' ); ?>
			<table class="form-table" role="presentation">
				<?php foreach ( $fields as $name => list( $label, $hint ) ) : ?>
					<tr>
						<th scope="row"><label for="showroom-<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label></th>
						<td>
							<input
								class="regular-text"
								id="showroom-<?php echo esc_attr( $name ); ?>"
								name="<?php echo esc_attr( OPTION . '[' . $name . ']' ); ?>"
								value="<?php echo esc_attr( setting( $name ) ); ?>"
							/>
							<p class="description"><?php echo esc_html( $hint ); ?></p>
						</td>
					</tr>
				<?php endforeach; ?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
