<?php
/**
 * Plugin Name:       Travel widgets
 * Description:       Puts your travel agency's hotels and deals on pages and posts: [travel_hotels destination="Lisbon"], [travel_deals].
 * Version:           1.0.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * License:           Apache-2.0
 * Text Domain:       travel-widgets
 *
 * @package TravelWidgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Tags by shortcode, with the attributes that only they have.
 *
 * @return array<string, string[]>
 */
function travel_widgets_tags() {
	return array(
		'travel_hotels'     => array( 'destination', 'check-in', 'check-out', 'occupancy' ),
		'travel_deals'      => array( 'tab' ),
		'travel_flights'    => array(),
		'travel_cars'       => array(),
		'travel_activities' => array(),
		'travel_cruise'     => array(),
		'travel_resort'     => array(),
	);
}

/**
 * What the site's owner entered: the agency's address and the publishable key.
 *
 * @return array{site: string, key: string}
 */
function travel_widgets_settings() {
	$saved = get_option( 'travel_widgets', array() );
	$saved = is_array( $saved ) ? $saved : array();
	return array(
		'site' => isset( $saved['site'] ) ? (string) $saved['site'] : '',
		'key'  => isset( $saved['key'] ) ? (string) $saved['key'] : '',
	);
}

/**
 * Keeps only what can be an origin and a publishable key.
 *
 * @param mixed $given The submitted form.
 * @return array{site: string, key: string}
 */
function travel_widgets_sanitize( $given ) {
	$given = is_array( $given ) ? $given : array();
	$site  = isset( $given['site'] ) ? esc_url_raw( trim( (string) $given['site'] ), array( 'https', 'http' ) ) : '';
	$parts = $site ? wp_parse_url( $site ) : array();
	$clean = '';
	if ( is_array( $parts ) && ! empty( $parts['scheme'] ) && ! empty( $parts['host'] ) ) {
		$clean = $parts['scheme'] . '://' . $parts['host'] . ( empty( $parts['port'] ) ? '' : ':' . (int) $parts['port'] );
	}
	$key = isset( $given['key'] ) ? trim( (string) $given['key'] ) : '';
	return array(
		'site' => $clean,
		'key'  => preg_match( '/^pk_\w{1,67}$/', $key ) ? $key : '',
	);
}

/**
 * One widget as HTML. Every attribute is escaped; unknown ones are dropped.
 *
 * @param array|string $given   Attributes of the shortcode.
 * @param string|null  $content What stands there until the widget does.
 * @param string       $code    Name of the shortcode.
 * @return string
 */
function travel_widgets_render( $given, $content, $code ) {
	$tags     = travel_widgets_tags();
	$settings = travel_widgets_settings();
	if ( ! isset( $tags[ $code ] ) ) {
		return '';
	}
	if ( '' === $settings['site'] || '' === $settings['key'] ) {
		return current_user_can( 'manage_options' )
			? '<p>' . esc_html__( 'Travel widgets: enter the address and the key of your agency under Settings.', 'travel-widgets' ) . '</p>'
			: '';
	}
	travel_widgets_used( true );

	$names = array_merge( $tags[ $code ], array( 'lang', 'currency', 'color-scheme', 'mode' ) );
	$tag   = str_replace( '_', '-', $code );
	$html  = '<' . $tag;
	foreach ( (array) $given as $name => $value ) {
		// WordPress lowers the names of attributes; check_in is kinder to type than check-in.
		$name = str_replace( '_', '-', (string) $name );
		if ( in_array( $name, $names, true ) ) {
			$html .= ' ' . $name . '="' . esc_attr( (string) $value ) . '"';
		}
	}
	$inside = ( null === $content || '' === trim( $content ) )
		? '<a href="' . esc_url( $settings['site'] ) . '">' . esc_html__( 'See what our travel agency offers', 'travel-widgets' ) . '</a>'
		: wp_kses_post( do_shortcode( $content ) );
	return $html . '>' . $inside . '</' . $tag . '>';
}

/**
 * Remembers whether this page holds a widget, so that others load no script.
 *
 * @param bool|null $now Given when one is rendered.
 * @return bool
 */
function travel_widgets_used( $now = null ) {
	static $used = false;
	if ( null !== $now ) {
		$used = $now;
	}
	return $used;
}

/** The script, once, on pages that hold a widget. `wp_print_script_tag` escapes it and lets a nonce be added by its filter. */
function travel_widgets_script() {
	if ( ! travel_widgets_used() ) {
		return;
	}
	$settings = travel_widgets_settings();
	wp_print_script_tag(
		array(
			'type'        => 'module',
			'src'         => esc_url( $settings['site'] . '/sdk/v1/embed.js' ),
			'data-agency' => $settings['key'],
		)
	);
}

/** The form under Settings → Travel widgets. */
function travel_widgets_page() {
	$settings = travel_widgets_settings();
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Travel widgets', 'travel-widgets' ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'travel_widgets' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="travel-site"><?php esc_html_e( 'Address of the agency', 'travel-widgets' ); ?></label></th>
					<td><input id="travel-site" class="regular-text" type="url" name="travel_widgets[site]" value="<?php echo esc_attr( $settings['site'] ); ?>" placeholder="https://book.agency.example"></td>
				</tr>
				<tr>
					<th scope="row"><label for="travel-key"><?php esc_html_e( 'Publishable key', 'travel-widgets' ); ?></label></th>
					<td><input id="travel-key" class="regular-text" type="text" name="travel_widgets[key]" value="<?php echo esc_attr( $settings['key'] ); ?>" placeholder="pk_live_…"></td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

foreach ( array_keys( travel_widgets_tags() ) as $travel_widgets_code ) {
	add_shortcode( $travel_widgets_code, 'travel_widgets_render' );
}
add_action( 'wp_footer', 'travel_widgets_script' );
add_action(
	'admin_init',
	static function () {
		register_setting( 'travel_widgets', 'travel_widgets', array( 'sanitize_callback' => 'travel_widgets_sanitize' ) );
	}
);
add_action(
	'admin_menu',
	static function () {
		add_options_page(
			__( 'Travel widgets', 'travel-widgets' ),
			__( 'Travel widgets', 'travel-widgets' ),
			'manage_options',
			'travel-widgets',
			'travel_widgets_page'
		);
	}
);
