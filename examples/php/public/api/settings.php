<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// The site as its visitors see it. Rendez sends the domain, and forwards the visitor's language and address.
method('GET');
answer(['settings' => [
    'name' => 'Plain PHP',
    'domain' => (string) ($_GET['domain'] ?? ''),
    'cdn_prefix' => '/media/',
    'signups' => 'all',
    'logged_out_search' => 'all',
    'message_credits' => 1,
    'photo_credits' => 0,
    'gift_credits' => 0,
    'message_length' => MESSAGE_LENGTH,
    'support_email' => 'support@demo.example',
    'fictional_icon' => true,
    'fictional_warning' => 'This profile is fictional: a meeting is not possible.',
    'fictional_singular' => 'fictional profile',
    'fictional_plural' => 'fictional profiles',
    'countries' => ['NL', 'DE', 'FR', 'GB'],
    'index_title' => 'A site in plain PHP',
    'description' => 'Browse members, like and chat.',
    'visible_profile_fields' => ['about_me', 'interests', 'sexuality', 'city'],
    'search_fields' => ['gender', 'country', 'min_age', 'max_age'],
    'interests' => INTERESTS,
    'min_age' => 18,
    'logout_everywhere' => true,
]]);
