<?php
// Renders shortcodes of the plugin without WordPress: the few functions that it calls are written down here as WordPress documents
// them. Reads {"site","key","shortcodes":[{"code","attributes","content"}]} on stdin, prints {"html":[…],"script":"…"}.

define( 'ABSPATH', __DIR__ );
$travel_input = json_decode( stream_get_contents( STDIN ), true );
$travel_codes = array();

function add_shortcode( $code, $render ) {
	global $travel_codes;
	$travel_codes[ $code ] = $render;
}
function add_action( $name, $work ) {}
function get_option( $name, $fallback ) {
	global $travel_input;
	return travel_widgets_sanitize( $travel_input );
}
function current_user_can( $right ) {
	return true;
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}
function esc_html__( $text, $domain ) {
	return esc_attr( $text );
}
function esc_url( $url ) {
	return str_replace( array( '&', "'" ), array( '&#038;', '&#039;' ), esc_url_raw( $url, array( 'http', 'https' ) ) );
}
function esc_url_raw( $url, $schemes ) {
	$url = preg_replace( '|[^a-z0-9-~+_.?#=!&;,/:%@$\|*\'()\[\]]|i', '', $url );
	return in_array( wp_parse_url( $url )['scheme'] ?? '', $schemes, true ) ? $url : '';
}
function wp_parse_url( $url ) {
	return parse_url( $url );
}
function wp_kses_post( $html ) {
	return strip_tags( $html, '<p><a><strong><em>' );
}
function do_shortcode( $text ) {
	return $text;
}
function wp_print_script_tag( $attributes ) {
	echo '<script';
	foreach ( $attributes as $name => $value ) {
		echo ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	echo '></script>';
}

require __DIR__ . '/travel-widgets/travel-widgets.php';

$travel_html = array();
foreach ( $travel_input['shortcodes'] as $travel_one ) {
	$travel_html[] = $travel_codes[ $travel_one['code'] ]( $travel_one['attributes'], $travel_one['content'] ?? null, $travel_one['code'] );
}
ob_start();
travel_widgets_script();
$travel_script = ob_get_clean();
echo json_encode( array( 'html' => $travel_html, 'script' => $travel_script ) );
