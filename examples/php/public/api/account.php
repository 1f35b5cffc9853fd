<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// Everything the site keeps about the member, without hashes and codes.
$me = member();
method('GET');
answer(['account' => [
    'profile' => user($me),
    'messages' => all('SELECT text, sent FROM messages WHERE sender = ? ORDER BY id', $me['id']),
    'likes' => all('SELECT name FROM likes JOIN members ON members.id = liked WHERE member = ?', $me['id']),
]]);
