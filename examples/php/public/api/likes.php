<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('GET');
$me = member();
$liked = all("SELECT members.* FROM likes JOIN members ON members.id = liked WHERE member = ? AND status = 'active'", $me['id']);
$likedBy = all("SELECT members.*, seen FROM likes JOIN members ON members.id = member WHERE liked = ? AND status = 'active'", $me['id']);
answer([
    'profiles' => array_map('card', $liked),
    'liked_by' => array_map(static function (array $row): array {
        return card($row) + ['like_new' => !$row['seen']];
    }, $likedBy),
]);
