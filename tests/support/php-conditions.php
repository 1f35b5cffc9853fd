<?php
// What PHP and its surroundings do to every script of a site: run before each of them by auto_prepend_file. Files in the
// folder CONDITIONS say which. For tests/contract/plain-php-conditions.test.ts.
declare(strict_types=1);

(static function (): void {
    $folder = getenv('CONDITIONS') . '/';
    $said = static function (string $name) use ($folder): string {
        return (string) @file_get_contents($folder . $name);
    };
    $path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
    if (isset($_COOKIE['auth_seen'])) {
        touch($folder . 'cookie-came-back');
    }
    if ($said('cookie') !== '') {
        header('Set-Cookie: ' . $said('cookie'), false);
    }
    // PHP's own sessions: their file is locked from here to the end of the request.
    if ($said('session') !== '' && isset($_COOKIE['auth_sid'])) {
        session_save_path($folder);
        session_id(sha1($_COOKIE['auth_sid']));
        session_start(['use_cookies' => '0', 'use_strict_mode' => '0']);
    }
    // This script works on while others wait for the lock.
    if ($said('hold') === $path) {
        touch($folder . 'held');
        for ($tries = 0; $said('hold') === $path && $tries < 3000; $tries++) {
            usleep(10000);
            clearstatcache();
        }
    }
    if ($said('notice') === $path) {
        ini_set('display_errors', '1');
        echo $undefined;
    }
    // A service that PHP asks before it answers, such as a payment provider.
    if ($said('asks') === $path) {
        file_get_contents($said('provider'));
    }
})();
